/** The size of the downscaled copy to inspect, and the width of its edge that must be light, both in px. */
const side = 64
const ring = 4

/**
 * Whether a picture of a QR code includes the light margin that scanners need: 4 modules, at least a sixteenth of a code
 * that holds a URL. A picture that cannot be read, or without any dark pixel, counts as having none.
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
