import sharp from 'sharp'

/** Ignores colour profiles, which would change the shades. */
const open = (picture: Buffer) => sharp(picture, { ignoreIcc: true }).removeAlpha()

/** Compresses a picture losslessly; equal pixels always give equal bytes. */
export const pack = (picture: Buffer): Promise<Buffer> => open(picture).webp({ lossless: true, effort: 4 }).toBuffer()

/** Whether two pictures are pixel-identical, whatever their compression. */
export async function isSame(before: Buffer, after: Buffer): Promise<boolean> {
  const read = (picture: Buffer) => open(picture).raw().toBuffer({ resolveWithObject: true })
  const [one, other] = await Promise.all([read(before), read(after)])
  const isAsLarge = one.info.width === other.info.width && one.info.height === other.info.height
  return isAsLarge && one.data.equals(other.data)
}
