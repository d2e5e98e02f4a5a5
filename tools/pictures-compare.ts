// Used by `npm run test:pictures`.
import sharp from 'sharp'

/** Tolerated rounding differences between rasterizers: the faintest shade anywhere, and more in a handful of pixels. */
const tolerance = { shades: 1, pixels: 5 }

/** Ignores color profiles, which would change the shades. */
const open = (picture: Buffer) => sharp(picture, { ignoreIcc: true }).removeAlpha()

/** Compresses a picture losslessly; equal pixels always give equal bytes. */
export const pack = (picture: Buffer): Promise<Buffer> => open(picture).webp({ lossless: true, effort: 4 }).toBuffer()

/** Whether two pictures look the same, whatever their compression. */
export async function isSame(before: Buffer, after: Buffer): Promise<boolean> {
  const read = (picture: Buffer) => open(picture).raw().toBuffer({ resolveWithObject: true })
  const [one, other] = await Promise.all([read(before), read(after)])
  const isAsLarge = one.info.width === other.info.width && one.info.height === other.info.height
  if (!isAsLarge || one.data.equals(other.data)) return isAsLarge
  const { channels } = one.info
  const changed = new Set<number>()
  for (const [index, shade] of one.data.entries()) {
    if (Math.abs(shade - (other.data[index] ?? 0)) > tolerance.shades) changed.add(Math.floor(index / channels))
  }
  return changed.size <= tolerance.pixels
}
