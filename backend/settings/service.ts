/** The public API of the settings module. Other modules import only this file. */
export {
  listRates,
  readDailyLimits,
  requireLanguage,
  requireOtherSettings,
  requireSettings,
  requireSettlement,
  requireTimeZone,
} from './repository'
export { todayOf } from './today'
