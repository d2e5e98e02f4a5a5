import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  unknown: 'Unknown device',
  locations: {
    hangzhou: 'Hangzhou, CN',
    shanghai: 'Shanghai, CN',
    taipei: 'Taipei, TW',
    singapore: 'Singapore, SG',
    toronto: 'Toronto, CA',
  },
}

export type DeviceWords = typeof en

export type DeviceLocation = keyof DeviceWords['locations']

const zhCN: DeviceWords = {
  unknown: '未知设备',
  locations: { hangzhou: '杭州', shanghai: '上海', taipei: '台北', singapore: '新加坡', toronto: '多伦多' },
}

const zhTW: DeviceWords = {
  unknown: '未知的裝置',
  locations: { hangzhou: '杭州', shanghai: '上海', taipei: '台北', singapore: '新加坡', toronto: '多倫多' },
}

export const deviceWords: Record<Locale, DeviceWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
