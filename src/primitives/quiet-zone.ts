/** The side of the small copy that is looked at, and the ring of it that must be light, both in px. */
const side = 64
const ring = 4

/**
 * Whether a picture of a QR code brings the light margin that cameras need: 4 modules are a sixteenth and more of the codes
 * that hold an address. A picture that may not be looked at, or in which nothing is dark, counts as one without.
 */
export function hasQuietZone(picture: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  try {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(picture, 0, 0, side, side)
    return isLightAround(context.getImageData(0, 0, side, side).data)
  } catch {
    // Of another origin: its pixels are not for this page to read.
    return false
  }
}

function isLightAround(pixels: Uint8ClampedArray): boolean {
  const isInside = (place: number) => place >= ring && place < side - ring
  let hasDarkInside = false
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = (pixels[(y * side + x) * 4 + 1] ?? 0) < 160
      if (isDark && !(isInside(x) && isInside(y))) return false
      hasDarkInside ||= isDark
    }
  }
  return hasDarkInside
}
