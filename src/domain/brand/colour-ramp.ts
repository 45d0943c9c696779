/** From least to most, by lightness as well as by hue: it reads in grey and with any colour vision (viridis). */
export const RAMP = ['#440154', '#414487', '#2a788e', '#22a884', '#7ad151', '#fde725'] as const
