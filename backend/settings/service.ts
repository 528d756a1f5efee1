/** What the other modules use of settings; they import no other file of it. */
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
