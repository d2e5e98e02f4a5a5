import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addModes, pageModes } from '../../.storybook/modes.ts'
import { isSame, pack } from '../../tools/pictures-compare.ts'
import { listPictures, listStatePictures, type Story } from '../../tools/pictures-list.ts'
import { writeReport } from '../../tools/pictures-report.ts'
import { plantedFolder } from './planted-folder.ts'

const options = {
  desktop: { styles: { width: '1440px', height: '900px' } },
  phone: { styles: { width: '390px', height: '844px' } },
}
const desktop = { width: 1440, height: 900 }
const sizes = { ...options, small: { styles: { width: '320px', height: '640px' } } }

function story(
  id: string,
  difference: Omit<Partial<Story>, 'parameters'> & { chromatic?: Story['parameters']['chromatic'] },
): Story {
  const { chromatic, ...rest } = difference
  const bare = { id, title: 'A', name: id, tags: [], ...rest, parameters: { chromatic, viewport: { options: sizes } } }
  // As the preview does for each story.
  addModes({ ...bare, argTypes: {} })
  return bare
}

describe('the list', () => {
  test('has one picture per story, in its own viewport, without focus unless tagged', () => {
    const [plain, phone] = listPictures([
      story('a', {}),
      story('b', { tags: ['focus'], storyGlobals: { viewport: { value: 'phone' } } }),
    ])
    expect(plain).toMatchObject({
      name: 'default/a',
      globals: 'locale:en;theme:light',
      size: { width: 1024, height: 800 },
      isFocusShown: false,
    })
    expect(phone).toMatchObject({ name: 'default/b', size: { width: 390, height: 844 }, isFocusShown: true })
  })

  test('has the initial view of a page once in each of its modes, with its artwork in one language', () => {
    const pictures = listPictures([story('a--default', { tags: ['page'], title: 'Pages/A' })])
    const names = (modes: object) => Object.keys(modes).map((mode) => `${mode.replaceAll(' ', '-')}/a--default`)
    expect(pictures.map(({ name }) => name).sort()).toEqual(names(pageModes).sort())
    expect(pictures.find(({ name }) => name === 'zh-CN-dark-phone/a--default')).toMatchObject({
      globals: 'locale:zh-CN;theme:dark',
      size: { width: 390, height: 844 },
    })
    const withArtwork = pictures.filter(({ isArtworkShown }) => isArtworkShown).map(({ name }) => name)
    expect(withArtwork.every((name) => name.startsWith('en-'))).toBe(true)
    expect(withArtwork).not.toEqual([])
  })

  test('has a widget once, in its own viewport', () => {
    const widget = story('a--default', { tags: ['widget'] })
    expect(listPictures([widget])).toMatchObject([
      { name: 'en-light-desktop/a--default', globals: 'locale:en;theme:light', size: desktop },
    ])
    const onPhone = story('a--default', { tags: ['widget'], storyGlobals: { viewport: { value: 'phone' } } })
    expect(listPictures([onPhone])).toMatchObject([
      { name: 'en-light-desktop/a--default', size: { width: 390, height: 844 } },
    ])
  })

  test('has the later states and the errors of a page in a separate list, small and without artwork', () => {
    const later = [
      story('a--filled', { tags: ['page'], title: 'Pages/A' }),
      story('a-errors--offline', { tags: ['page'], title: 'Pages/A/Errors' }),
    ]
    const others = [story('a--default', { tags: ['page'] }), story('a--same', { tags: ['page', 'unpictured'] })]
    expect(listPictures(later)).toEqual([])
    expect(listStatePictures([...later, ...others])).toMatchObject([
      { name: 'states/a--filled', size: { width: 1024, height: 800 }, isArtworkShown: false },
      { name: 'states/a-errors--offline', size: { width: 1024, height: 800 }, isArtworkShown: false },
    ])
  })

  test('uses the modes that a story names, except disabled ones', () => {
    const mode = { locale: 'en', theme: 'dark', viewport: 'phone' }
    const named = story('a', { tags: ['widget'], chromatic: { modes: { one: mode, two: { ...mode, disable: true } } } })
    expect(listPictures([named]).map(({ name }) => name)).toEqual(['one/a'])
  })

  test('skips what Chromatic skips, and throws for an unknown viewport', () => {
    expect(listPictures([story('a', { chromatic: { disableSnapshot: true } })])).toEqual([])
    const unpictured = story('a--default', { tags: ['page', 'unpictured'] })
    expect(unpictured.parameters.chromatic).toEqual({ disableSnapshot: true })
    expect(listPictures([unpictured])).toEqual([])
    expect(listPictures([story('a', { title: 'Review/Copy' })])).toEqual([])
    expect(() => listPictures([story('a', { storyGlobals: { viewport: { value: 'watch' } } })])).toThrow('watch')
  })
})

describe('the comparison', () => {
  const draw = (shade: number, { pixels = 1, height = 10 } = {}) => {
    const data = Buffer.alloc(20 * height * 3, 255).fill(shade, 0, pixels * 3)
    return sharp(data, { raw: { width: 20, height, channels: 3 } })
      .png()
      .toBuffer()
  }

  test('tolerates one shade or a handful of pixels, but not another size', async () => {
    const kept = await pack(await draw(255))
    expect(await isSame(kept, await draw(254, { pixels: 200 }))).toBe(true)
    expect(await isSame(kept, await draw(0, { pixels: 5 }))).toBe(true)
    expect(await isSame(kept, await draw(253, { pixels: 6 }))).toBe(false)
    expect(await isSame(kept, await draw(255, { height: 11 }))).toBe(false)
  })

  test('keeps every shade of a compressed picture', async () => {
    const data = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 256))
    const picture = await sharp(data, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer()
    expect(await isSame(await pack(picture), picture)).toBe(true)
  })
})

describe('the report', () => {
  const folder = plantedFolder()

  test('shows before, after and the difference, or the reason', () => {
    const changed = {
      picture: { name: 'default/a', title: 'Login <b>' },
      before: Buffer.from('one'),
      after: Buffer.from('other'),
    }
    const orphan = { picture: { name: 'default/gone', title: 'default/gone' }, reason: 'No story shows this any more.' }
    writeReport(folder, 2, [{ ...changed, reason: 'Differs.' }, orphan])
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    for (const side of ['before', 'after']) {
      expect(page.split(`src="default/a/${side}.webp"`)).toHaveLength(3)
      expect(existsSync(join(folder, `default/a/${side}.webp`))).toBe(true)
    }
    expect(page).toContain('<div class="difference"><img src="default/a/before.webp"')
    expect(page).toContain('Differs.')
    expect(page).toContain('Login &lt;b&gt;')
    expect(page).toContain('No story shows this any more.')
  })
})
