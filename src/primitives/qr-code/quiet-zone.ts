/** The size of the small copy to inspect, and the width of the edge that must be light, in px. */
const side = 64
const ring = 4

/**
 * Whether a picture of a QR code includes the light margin that scanners need: 4 modules, at least a sixteenth of a
 * code that holds a URL. False for a picture that cannot be read or has no dark pixel.
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
    // A cross-origin picture: its pixels cannot be read.
    return false
  }
}

function isLightAround(pixels: Uint8ClampedArray): boolean {
  const isInside = (at: number) => at >= ring && at < side - ring
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
