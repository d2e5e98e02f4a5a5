import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { StrengthLevel } from '../../primitives/password-strength.tsx'

/**
 * Words common in Chinese passwords, such as full names, words for love or luck, and large cities, most frequent first.
 * The zxcvbn dictionaries used here contain only English words and leaked passwords.
 */
const pinyinWords = (
  'woaini aini woai baobei baobao laopo laogong zhangwei wangwei wangfang liwei lina zhangmin lijing wangjing liuwei ' +
  'wangxiuying zhangli lixiuying wangli zhangjing zhangxiuying liqiang wangmin limin wanglei liuyang wangyan wangyong ' +
  'lijun zhangyong lijie zhangjie zhanglei wangqiang lijuan wangjun zhangyan zhangtao wangtao liyan wangchao liming ' +
  'liyong wangjuan liujie liumin lixia lili chenchen xiaoming zhongguo beijing shanghai guangzhou shenzhen hangzhou ' +
  'chengdu wuhan taiwan taipei xianggang nihao mima tianshi facai fucai pingan kuaile xingfu woaiwojia'
).split(' ')

/** Why a password is not stronger: the type of its longest guessable part, or `too-short` if it is merely short. */
export type StrengthReason = 'personal' | 'common' | 'pattern' | 'repeat' | 'date' | 'too-short'

export type Strength = { level: StrengthLevel; reason?: StrengthReason }

/** The levels for zxcvbn's scores, 0 to 4. */
const levelsByScore: readonly StrengthLevel[] = ['weak', 'weak', 'fair', 'good', 'strong']

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, 'words-pinyin': pinyinWords },
  graphs: adjacencyGraphs,
  // A few interpretations of `p4$$w0rd` are enough. Trying a hundred would slow down typing.
  l33tMaxSubstitutions: 10,
})

/**
 * Estimates how hard a password is to guess, without contacting a server. `personalInfo` lists details that others may
 * know about the user. Each entry is matched as a whole and word by word.
 */
export function rateStrength(password: string, personalInfo: readonly string[]): Strength {
  const { score, sequence } = estimator.check(password, personalInfo.flatMap(splitIntoWords))
  const level = levelsByScore[score] ?? 'strong'
  if (score > 2) return { level }
  const [longestMatch] = sequence.toSorted((a, b) => b.token.length - a.token.length)
  return { level, reason: longestMatch ? getReason(longestMatch) : 'too-short' }
}

/** Turns `Mei Lin` into `mei`, `lin` and `meilin`. Drops words of one or two letters, which would match everywhere. */
function splitIntoWords(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...new Set([...parts, parts.join('')])].filter((word) => word.length > 2)
}

function getReason({ pattern, dictionaryName }: MatchExtended): StrengthReason {
  if (pattern === 'dictionary') {
    if (dictionaryName === 'userInputs') return 'personal'
    // This dictionary lists ordinary English words. They are not common passwords, but too short on their own.
    return dictionaryName === 'diceware-common' ? 'too-short' : 'common'
  }
  if (pattern === 'spatial' || pattern === 'sequence') return 'pattern'
  if (pattern === 'repeat') return 'repeat'
  return pattern === 'date' || pattern === 'regex' ? 'date' : 'too-short'
}
