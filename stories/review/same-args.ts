/** Whether a story shows what it was made for: a link may ask for something else, and its steps then have nothing to assert. */
export function isSameArgs<Args extends object>(one: Args, other: Partial<Args>): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof Args)[]).every((key) => one[key] === other[key])
}
