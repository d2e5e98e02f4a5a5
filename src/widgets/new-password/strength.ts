import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { StrengthLevel } from '../../primitives/password-strength.tsx'

/**
 * What Chinese passwords are often made of: the most frequent full names, words for love or luck, and large cities, the more
 * frequent ones first. The library's own lists only have English words and leaked passwords.
 */
const pinyinWords = (
  'woaini aini woai baobei baobao laopo laogong zhangwei wangwei wangfang liwei lina zhangmin lijing wangjing liuwei ' +
  'wangxiuying zhangli lixiuying wangli zhangjing zhangxiuying liqiang wangmin limin wanglei liuyang wangyan wangyong ' +
  'lijun zhangyong lijie zhangjie zhanglei wangqiang lijuan wangjun zhangyan zhangtao wangtao liyan wangchao liming ' +
  'liyong wangjuan liujie liumin lixia lili chenchen xiaoming zhongguo beijing shanghai guangzhou shenzhen hangzhou ' +
  'chengdu wuhan taiwan taipei xianggang nihao mima tianshi facai fucai pingan kuaile xingfu woaiwojia'
).split(' ')

/** Why a password is not stronger: the kind of its longest guessable part, or `longer` if it is merely short. */
export type StrengthReason = 'personal' | 'common' | 'pattern' | 'repeat' | 'date' | 'longer'

export type Strength = { level: StrengthLevel; reason?: StrengthReason }

/** Indexed by the library's score of 0 to 4, which stands for powers of ten of the guesses needed. */
const levels: readonly StrengthLevel[] = ['weak', 'weak', 'fair', 'good', 'strong']

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, 'words-pinyin': pinyinWords },
  graphs: adjacencyGraphs,
  // A few readings of `p4$$w0rd` are enough; trying a hundred would slow down typing.
  l33tMaxSubstitutions: 10,
})

/**
 * Estimates how many guesses a password takes. `personal` is what others know about its owner, such as name, phone and email;
 * each counts as a whole and in parts. Nothing leaves the page.
 */
export function rateStrength(password: string, personal: readonly string[]): Strength {
  const { score, sequence } = estimator.check(password, personal.flatMap(wordsOf))
  const level = levels[score] ?? 'strong'
  if (score > 2) return { level }
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length)
  return { level, reason: longest ? reasonOf(longest) : 'longer' }
}

/** Turns `Mei Lin` into mei, lin and meilin; shorter parts would match everywhere. */
function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...new Set([...parts, parts.join('')])].filter((word) => word.length > 2)
}

function reasonOf({ pattern, dictionaryName }: MatchExtended): StrengthReason {
  if (pattern === 'dictionary') {
    if (dictionaryName === 'userInputs') return 'personal'
    // A single English word is not a common password, only a short one.
    return dictionaryName === 'diceware-common' ? 'longer' : 'common'
  }
  if (pattern === 'spatial' || pattern === 'sequence') return 'pattern'
  if (pattern === 'repeat') return 'repeat'
  return pattern === 'date' || pattern === 'regex' ? 'date' : 'longer'
}
