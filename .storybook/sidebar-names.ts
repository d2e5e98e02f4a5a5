/**
 * Where taking a name apart would not give the words that people use. All words of the name are kept: Storybook searches in
 * the names as they stand in the titles.
 */
export const ownWords: Readonly<Record<string, string>> = {
  RegisterPersonal: 'Register, personal',
  RegisterEnterprise: 'Register, enterprise',
  RegisterMarket: 'Register, market',
  SmsCode: 'SMS code',
  SmsCodeBox: 'SMS code box',
  QrCode: 'QR code',
}

/** One part of a story's title in words, e.g. `Code field` for `CodeField`. What stands in words already stays as it is. */
export const sidebarName = (name: string): string =>
  ownWords[name] ?? name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)

/**
 * A story's whole title in words. Titles themselves keep the names of components: stories' ids come from them, and with these
 * the addresses and pictures of all stories.
 */
export const sidebarTitle = (title: string): string => title.split('/').map(sidebarName).join('/')
