import type { PictureKind } from './picture-kind'

/** Accent strokes are drawn in the brand's colour, everything else in the ink of the text. */
export const DRAWINGS: Record<PictureKind, React.ReactNode> = {
  // A bare roof that waits for its first panels.
  created: (
    <>
      <path d="M14 52 48 26l34 26M22 48v22h52V48" />
      <path className="hg-accent" d="m50 36 20 15-7 5-20-15z" strokeDasharray="4 4" />
      <path className="hg-accent" d="M82 14v12M76 20h12" />
    </>
  ),
  // A lens over rows of which none is left.
  filtered: (
    <>
      <path d="M14 24h40M14 38h26M14 52h22M14 66h30" opacity=".45" />
      <circle className="hg-accent" cx="61" cy="45" r="15" />
      <path className="hg-accent" d="m72 56 12 12" />
    </>
  ),
  // Axes without a curve.
  period: (
    <>
      <path d="M18 16v54h64" />
      <path className="hg-accent" d="M26 60h50" strokeDasharray="3 7" />
      <path d="M34 70v4M50 70v4M66 70v4" opacity=".45" />
    </>
  ),
  // A meter with its lead cut.
  unmeasured: (
    <>
      <circle cx="40" cy="42" r="20" />
      <path className="hg-accent" d="m40 42 9-10" />
      <path d="M27 50h26M60 42h8M78 42h8" />
      <path className="hg-accent" d="m71 36-2 12M77 36l-2 12" />
    </>
  ),
  // The sun over a calm line: nothing happened.
  quiet: (
    <>
      <path d="M12 62h72M24 72h48" opacity=".45" />
      <path className="hg-accent" d="M32 62a16 16 0 0 1 32 0M48 34v-8M68 42l6-6M28 42l-6-6M76 58h8M12 58h8" />
    </>
  ),
  // A device with a plug that does not fit.
  unsupported: (
    <>
      <rect x="16" y="26" width="34" height="38" rx="5" />
      <path d="M24 36h18M24 44h10" opacity=".45" />
      <path className="hg-accent" d="M50 46h10M66 38h14v16H66zM80 42h6M80 50h6" />
    </>
  ),
  // A line that breaks and goes on.
  fault: (
    <>
      <path d="M10 50h22l6-18 8 32" />
      <path className="hg-accent" d="m54 38 8 8M62 38l-8 8" />
      <path d="M68 50h18" strokeDasharray="3 6" />
    </>
  ),
  // A closed lock.
  denied: (
    <>
      <rect x="30" y="42" width="36" height="28" rx="5" />
      <path d="M37 42v-8a11 11 0 0 1 22 0v8" />
      <path className="hg-accent" d="M48 53v7" />
    </>
  ),
  // A path that ends before its mark.
  lost: (
    <>
      <path d="M12 68c14-2 10-18 24-18s10 12 20 8" strokeDasharray="5 6" />
      <path
        className="hg-accent"
        d="M72 20a12 12 0 0 1 12 12c0 9-12 20-12 20S60 41 60 32a12 12 0 0 1 12-12z"
      />
      <circle className="hg-accent" cx="72" cy="32" r="3" />
    </>
  ),
}
