// Which Chinese characters belong to which script, according to the national character sets: GB 2312 contains the simplified
// characters, the first level of Big5 the common traditional ones. Both are available through the platform's text decoders.

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
    // These are in the set only because of names; in our texts they are mistakes.
    slips: '後於徵',
  },
  'zh-TW': {
    characters: readCharacterSet('big5', [0xa4, 0xc6], (byte) => byte <= 0x7e || byte >= 0xa1),
    // Valid characters in Taiwan too (empress, inner, small table ...), but in our texts they stand for 後裡幾於雲麼.
    slips: '后里几于云么',
  },
}

/** Finds the characters of a text that do not belong to its language's script. */
export function findForeignCharacters(locale: 'zh-CN' | 'zh-TW', text: string): string[] {
  const { characters, slips } = scripts[locale]
  const isForeign = (one: string) => /\p{Script=Han}/u.test(one) && (!characters.has(one) || slips.includes(one))
  return [...new Set(text)].filter(isForeign)
}
