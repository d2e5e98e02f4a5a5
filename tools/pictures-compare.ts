import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Whether two pictures show the same, to the last shade of the last pixel. */
export function isSame(before: Buffer, after: Buffer): boolean {
  if (before.equals(after)) return true
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  return one.width === other.width && one.height === other.height && one.data.equals(other.data)
}

/** Lays a picture on a canvas at least as large, so that two of unlike size can be compared. */
function extend(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** A picture of what differs, in red, and in how many pixels. */
export function drawDifference(before: Buffer, after: Buffer): { picture: Buffer; pixels: number } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const [left, right] = [extend(one, width, height), extend(other, width, height)]
  const drawn = new PNG({ width, height })
  // The smoothed edge of a letter counts as well; left to itself pixelmatch would overlook it.
  const pixels = pixelmatch(left.data, right.data, drawn.data, width, height, { threshold: 0, includeAA: true })
  return { picture: PNG.sync.write(drawn), pixels }
}
