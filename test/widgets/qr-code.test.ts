import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sampleAddress } from '../../stories/primitives/qr-sample.ts'
import { describeWith, run } from '../interop/tools.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()
const asQrCode = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-']

/** Waits until the image is decoded, so that a screenshot includes it. */
const painted = (page: Page) => page.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())

/** The text that a camera would read from the page, if any. */
async function scan(page: Page): Promise<string | undefined> {
  const { code, stdout } = await run('zbarimg', asQrCode, await page.screenshot())
  // zbarimg exits with 4 if it finds no code.
  return code === 4 ? undefined : stdout.toString().trim()
}

describeWith('zbarimg', 'a real reader, zbarimg', () => {
  test.each([
    { theme: 'light', width: 320 },
    { theme: 'dark', width: 1440 },
  ] as const)('reads it at $width px in the $theme theme', async ({ theme, width }) => {
    const page = await storybook.open('primitives-qrcode--ready', { theme, viewport: { width, height: 700 } })
    await painted(page)
    expect(await scan(page)).toBe(sampleAddress)
  })

  test('reads it in a wizard step in the desktop client’s window (TWO-07)', async () => {
    const page = await storybook.open('primitives-wizarddialog--connect', {
      theme: 'dark',
      viewport: { width: 380, height: 520 },
    })
    await page.getByRole('img').scrollIntoViewIfNeeded()
    expect(await scan(page)).toBe(sampleAddress)
  })

  test('reads it in forced-colors mode', async () => {
    const page = await storybook.open('primitives-qrcode--ready', { theme: 'dark' })
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await painted(page)
    expect(await scan(page)).toBe(sampleAddress)
  })

  test('reads nothing from an expired code', async () => {
    expect(await scan(await storybook.open('primitives-qrcode--expired'))).toBe(undefined)
  })
})

test('SCR-08 the quiet zone around a code is at least 4 modules, in the dark theme too', async () => {
  const page = await storybook.open('primitives-qrcode--bare', { theme: 'dark' })
  const { margin, module, ground } = await page.getByRole('img').evaluate((image: HTMLImageElement) => {
    const padding = Number.parseFloat(getComputedStyle(image).paddingLeft)
    const width = image.clientWidth - 2 * padding
    const parent = image.parentElement
    return {
      margin: padding,
      module: width / image.naturalWidth,
      ground: parent && getComputedStyle(parent).backgroundColor,
    }
  })
  expect(margin / module).toBeGreaterThanOrEqual(4)
  expect(ground).toBe('rgb(255, 255, 255)')
})
