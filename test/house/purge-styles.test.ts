import { expect, test } from 'vitest'
import { purgeStyles } from '../../tools/purge-styles.ts'

/** The classes whose styles remain for these sources. */
async function remainingClasses(sheet: string, ...sources: string[]): Promise<string[]> {
  const styles = await purgeStyles(sheet, sources)
  return Array.from(styles.matchAll(/(?<=^|\})\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', ''))
}

const sheet = [
  '.flex{display:flex}',
  '.grid{display:grid}',
  '.data-\\[state\\=busy\\]\\:opacity-50[data-state=busy]{opacity:.5}',
  '.data-\\[state\\=open\\]\\:opacity-70[data-state=open]{opacity:.7}',
  '.\\[\\&\\>svg\\]\\:size-8>svg{width:32px}',
].join('')

test('keeps the styles of classes in the markup, and removes others', async () => {
  expect(await remainingClasses(sheet, '<div class="flex"></div>')).toEqual(['flex'])
})

test('keeps classes with special characters, in markup and in scripts', async () => {
  const markup = '<button class="grid data-[state=busy]:opacity-50" data-state="idle"></button>'
  expect(await remainingClasses(sheet, markup)).toEqual(['grid', 'data-[state=busy]:opacity-50'])
  const script = 'x("svg",{className:`flex [&>svg]:size-8 data-[state=open]:opacity-70`,"data-state":s})'
  expect(await remainingClasses(sheet, script)).toEqual(['flex', 'data-[state=open]:opacity-70', '[&>svg]:size-8'])
})

test('replaces a variable that no rule sets with its fallback, and removes its declaration', async () => {
  const properties = '@layer properties{@supports (x:y){*,:before{--tw-duration:initial}}}'
  const registered = '@property --tw-duration{syntax:"*";inherits:false}'
  const glide = '.glide{transition-duration:var(--tw-duration,.12s)}'
  const slow = '.slow{--tw-duration:.2s;transition-duration:.2s}'
  const all = `${properties}@layer theme{${glide}${slow}@media (width>=481px){.wide{color:red}}}${registered}`
  const unset = await purgeStyles(all, ['<p class="glide"></p>'])
  expect(unset).toBe('@layer properties;@layer theme{.glide{transition-duration:.12s}}')
  expect(await purgeStyles(all, ['<p class="glide slow wide"></p>'])).toBe(all)
})
