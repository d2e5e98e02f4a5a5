// Used by `npm run test:screenshots`.
import sharp from 'sharp'

/** Tolerated rounding differences between rasterizers: one shade in any pixel, and more in a few pixels. */
const tolerance = { shades: 1, pixels: 5 }

/** Opens a screenshot without its color profile, which would change the shades. */
const open = (screenshot: Buffer) => sharp(screenshot, { ignoreIcc: true }).removeAlpha()

/** Compresses a screenshot. Equal pixels always give equal bytes. */
export const compressLosslessly = (screenshot: Buffer): Promise<Buffer> =>
  open(screenshot).webp({ lossless: true, effort: 4 }).toBuffer()

/** Whether two screenshots look the same, regardless of their compression. */
export async function looksSame(before: Buffer, after: Buffer): Promise<boolean> {
  const read = (screenshot: Buffer) => open(screenshot).raw().toBuffer({ resolveWithObject: true })
  const [left, right] = await Promise.all([read(before), read(after)])
  const hasSameSize = left.info.width === right.info.width && left.info.height === right.info.height
  if (!hasSameSize || left.data.equals(right.data)) return hasSameSize
  const { channels } = left.info
  const changedPixels = new Set<number>()
  for (const [index, shade] of left.data.entries()) {
    if (Math.abs(shade - (right.data[index] ?? 0)) > tolerance.shades) changedPixels.add(Math.floor(index / channels))
  }
  return changedPixels.size <= tolerance.pixels
}
