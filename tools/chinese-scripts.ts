// Which Chinese characters belong to which script. The two national character sets answer it: GB 2312 holds the simplified
// characters, the first level of Big5 the common traditional ones. Both come with the platform's text decoders.

function readCharacterSet(encoding: string, firstByte: [number, number], isSecondByte: (byte: number) => boolean) {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let first = firstByte[0]; first <= firstByte[1]; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      if (isSecondByte(second)) characters.add(decoder.decode(Uint8Array.of(first, second)))
    }
  }
  return characters
}

const scripts = {
  'zh-CN': {
    characters: readCharacterSet('gbk', [0xb0, 0xf7], (byte) => byte >= 0xa1),
    // In the set for the sake of names; in a text they are a slip.
    slips: '後於徵',
  },
  'zh-TW': {
    characters: readCharacterSet('big5', [0xa4, 0xc6], (byte) => byte <= 0x7e || byte >= 0xa1),
    // Characters of their own in Taiwan too (empress, inner, small table ...); in a text of ours they stand for 後裡幾於雲麼.
    slips: '后里几于云么',
  },
}

/** The characters of a text that do not belong to the script of its language. */
export function findForeignCharacters(locale: 'zh-CN' | 'zh-TW', text: string): string[] {
  const { characters, slips } = scripts[locale]
  const isForeign = (one: string) => /\p{Script=Han}/u.test(one) && (!characters.has(one) || slips.includes(one))
  return [...new Set(text)].filter(isForeign)
}
