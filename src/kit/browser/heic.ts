/** Brands of the container that phones write photos in. */
const BRANDS = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

/** Whether a file is a photo in HEIC, whatever its name says: most browsers cannot open one. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  return BRANDS.test(String.fromCharCode(...head))
}
