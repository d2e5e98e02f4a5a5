/** The size to which the image is scaled for inspection, and the width of the edge that must be light, in px. */
const copySize = 64
const edgeWidth = 4

/**
 * Returns whether an image of a QR code includes the light margin that scanners need: 4 modules, which is at least a
 * sixteenth of the image's width for a typical URL. False if the image cannot be read or has no dark pixel.
 */
export function hasQuietZone(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = copySize
  canvas.height = copySize
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  try {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, copySize, copySize)
    context.drawImage(image, 0, 0, copySize, copySize)
    return hasLightEdge(context.getImageData(0, 0, copySize, copySize).data)
  } catch {
    // A cross-origin image's pixels cannot be read.
    return false
  }
}

function hasLightEdge(pixels: Uint8ClampedArray): boolean {
  const isInside = (position: number) => position >= edgeWidth && position < copySize - edgeWidth
  let hasDarkPixel = false
  for (let y = 0; y < copySize; y += 1) {
    for (let x = 0; x < copySize; x += 1) {
      const isDark = (pixels[(y * copySize + x) * 4 + 1] ?? 0) < 160
      if (isDark && !(isInside(x) && isInside(y))) return false
      hasDarkPixel ||= isDark
    }
  }
  return hasDarkPixel
}
