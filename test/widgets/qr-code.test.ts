import { expect, test } from 'vitest'
import { sampleAddress } from '../../stories/primitives/qr-sample.ts'
import { describeWith, run } from '../interop/tools.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()
const asQrCode = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-']

describeWith('zbarimg', 'a real reader, zbarimg', () => {
  test.each([
    { story: 'ready', theme: 'light', width: 320, expected: sampleAddress },
    { story: 'ready', theme: 'dark', width: 1440, expected: sampleAddress },
    { story: 'ready', theme: 'dark', width: 1024, forcedColors: 'active', expected: sampleAddress },
    { story: 'expired', theme: 'light', width: 1024, expected: undefined },
  ] as const)(
    'reads $expected from the story “$story” at $width px, $theme, forced colors $forcedColors (TWO-07)',
    async ({ story, theme, width, expected, ...media }) => {
      const page = await storybook.open(`primitives-qrcode--${story}`, { theme, viewport: { width, height: 700 } })
      await page.emulateMedia({ ...media, colorScheme: theme })
      // Once the image is decoded, a screenshot includes it.
      await page.locator('#storybook-root img').evaluate((image: HTMLImageElement) => image.decode())
      const { code, stdout } = await run('zbarimg', asQrCode, await page.screenshot())
      // zbarimg exits with 4 if it finds no code.
      expect(code === 4 ? undefined : stdout.toString().trim()).toBe(expected)
    },
  )
})
