/**
 * What Chinese passwords are often made of: the most frequent full names, words for love or luck, and large cities, the more
 * frequent ones first. The library's own lists only have English words and leaked passwords.
 */
export const pinyinWords = (
  'woaini aini woai baobei baobao laopo laogong zhangwei wangwei wangfang liwei lina zhangmin lijing wangjing liuwei ' +
  'wangxiuying zhangli lixiuying wangli zhangjing zhangxiuying liqiang wangmin limin wanglei liuyang wangyan wangyong ' +
  'lijun zhangyong lijie zhangjie zhanglei wangqiang lijuan wangjun zhangyan zhangtao wangtao liyan wangchao liming ' +
  'liyong wangjuan liujie liumin lixia lili chenchen xiaoming zhongguo beijing shanghai guangzhou shenzhen hangzhou ' +
  'chengdu wuhan taiwan taipei xianggang nihao mima tianshi facai fucai pingan kuaile xingfu woaiwojia'
).split(' ')
