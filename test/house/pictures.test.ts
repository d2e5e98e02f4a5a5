import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addModes, pageModes } from '../../.storybook/modes.ts'
import { isSame, pack } from '../../tools/pictures-compare.ts'
import { listPictures, listStatePictures, type Story } from '../../tools/pictures-list.ts'
import { writeReport } from '../../tools/pictures-report.ts'
import { plantedFolder } from './planted-folder.ts'

const sizeOf = (width: number, height: number) => ({ styles: { width: `${width}px`, height: `${height}px` } })
const viewport = { options: { desktop: sizeOf(1440, 900), phone: sizeOf(390, 844), small: sizeOf(320, 640) } }
const onPhone = { viewport: { value: 'phone' } }

type Difference = Omit<Partial<Story>, 'parameters'> & { chromatic?: Story['parameters']['chromatic'] }

function story(id: string, { chromatic, ...rest }: Difference = {}): Story {
  const bare = { id, title: 'A', name: id, tags: [], ...rest, parameters: { chromatic, viewport } }
  // As the preview does for each story.
  addModes({ ...bare, argTypes: {} })
  return bare
}

describe('the picture list', () => {
  const mode = { locale: 'en', theme: 'dark', viewport: 'phone' }
  const usual = { size: { width: 1024, height: 800 }, isFocusShown: false, globals: 'locale:en;theme:light' }
  const phone = { size: { width: 390, height: 844 } }
  const page = (difference: Difference = {}) => story('a--default', { tags: ['page'], title: 'Pages/A', ...difference })
  const widget = (difference: Difference = {}) => story('a--default', { tags: ['widget'], ...difference })
  const modes = { one: mode, two: { ...mode, disable: true } }

  test.each<[string, Story, object[]]>([
    ['a story in the usual size, without focus', story('a'), [{ name: 'default/a', ...usual }]],
    ['a story in its own viewport', story('a', { storyGlobals: onPhone }), [{ name: 'default/a', ...phone }]],
    ['focus in a story about focus', story('a', { tags: ['focus'] }), [{ isFocusShown: true }]],
    ['a widget once', widget(), [{ name: 'en-light-desktop/a--default', size: { width: 1440, height: 900 } }]],
    ['a widget in its own viewport', widget({ storyGlobals: onPhone }), [phone]],
    [
      'the modes that a story names and does not disable',
      widget({ chromatic: { modes } }),
      [{ name: 'one/a--default' }],
    ],
    ['nothing for a story that Chromatic skips', story('a', { chromatic: { disableSnapshot: true } }), []],
    ['nothing for a story tagged as unpictured', page({ tags: ['page', 'unpictured'] }), []],
    ['nothing for a review page', story('a', { title: 'Review/Copy' }), []],
    ['nothing for a later state of a page', page({ id: 'a--filled' }), []],
  ])('has %s', (_, given, expected) => {
    expect(listPictures([given])).toMatchObject(expected)
  })

  test('has a page’s initial view once per mode, with artwork in only one language', () => {
    const pictures = listPictures([page()])
    const names = Object.keys(pageModes).map((name) => `${name.replaceAll(' ', '-')}/a--default`)
    expect(pictures.map(({ name }) => name)).toEqual(names.sort())
    const dark = pictures.find(({ name }) => name === 'zh-CN-dark-phone/a--default')
    expect(dark).toMatchObject({ globals: 'locale:zh-CN;theme:dark', ...phone })
    const withArtwork = pictures.filter(({ isArtworkShown }) => isArtworkShown).map(({ name }) => name)
    expect(withArtwork).toEqual(names.filter((name) => name.startsWith('en-')))
  })

  test('has a page’s later states and errors in a separate list, small and without artwork', () => {
    const later = [page({ id: 'a--filled' }), page({ id: 'a-errors--offline', title: 'Pages/A/Errors' })]
    expect(listStatePictures([...later, page(), page({ tags: ['page', 'unpictured'] })])).toMatchObject([
      { name: 'states/a--filled', ...usual, isArtworkShown: false },
      { name: 'states/a-errors--offline', ...usual, isArtworkShown: false },
    ])
  })

  test('throws for an unknown viewport', () => {
    expect(() => listPictures([story('a', { storyGlobals: { viewport: { value: 'watch' } } })])).toThrow('watch')
  })
})

describe('the picture comparison', () => {
  const toPicture = (data: Buffer, width: number, height: number) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
  const draw = (shade: number, { pixels = 1, height = 10 } = {}) =>
    toPicture(Buffer.alloc(20 * height * 3, 255).fill(shade, 0, pixels * 3), 20, height)

  test('tolerates a one-shade difference or a handful of pixels, but not a different size', async () => {
    const baseline = await pack(await draw(255))
    expect(await isSame(baseline, await draw(254, { pixels: 200 }))).toBe(true)
    expect(await isSame(baseline, await draw(0, { pixels: 5 }))).toBe(true)
    expect(await isSame(baseline, await draw(253, { pixels: 6 }))).toBe(false)
    expect(await isSame(baseline, await draw(255, { height: 11 }))).toBe(false)
  })

  test('keeps every shade of a compressed picture', async () => {
    const shades = Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 256)
    const picture = await toPicture(Buffer.from(shades), 64, 64)
    expect(await isSame(await pack(picture), picture)).toBe(true)
  })
})

test('the report shows each changed picture before and after, and the reason for every entry', () => {
  const folder = plantedFolder()
  const picture = { name: 'default/a', title: 'Login <b>' }
  const orphan = { picture: { name: 'default/gone', title: 'default/gone' }, reason: 'No story shows this anymore.' }
  const changed = { picture, before: Buffer.from('one'), after: Buffer.from('other'), reason: 'Differs.' }
  writeReport(folder, 2, [changed, orphan])
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const side of ['before', 'after']) {
    expect(page.split(`src="default/a/${side}.webp"`)).toHaveLength(3)
    expect(existsSync(join(folder, `default/a/${side}.webp`))).toBe(true)
  }
  for (const words of ['Differs.', 'Login &lt;b&gt;', orphan.reason]) expect(page).toContain(words)
})
