import { describe, expect, test } from 'vitest'
import { parseEnvironment } from './env'

const complete = {
  API_BASE_URL: 'http://127.0.0.1:4000',
  SERVICE_KEY: 's'.repeat(16),
  AUTH_SECRET: 'a'.repeat(32),
  REMEMBER_SECRET: 'r'.repeat(32),
  REVALIDATE_SECRET: 'v'.repeat(16),
}

describe('parseEnvironment', () => {
  test('fills in what has a default', () => {
    expect(parseEnvironment({ ...complete, LOG_LEVEL: '', PUBLIC_UPLOADS_URL: '' })).toEqual({
      ...complete,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      FACEBOOK_GRAPH_URL: 'https://graph.facebook.com',
      FACEBOOK_DIALOG_URL: 'https://www.facebook.com/v11.0/dialog/oauth',
      LOG_LEVEL: 'info',
      STYLEGUIDE: false,
      DATA_DIR: '.data',
      PORT: 3000,
    })
  })

  test('names everything that is wrong at once', () => {
    const { AUTH_SECRET: _, ...rest } = complete
    const broken = { ...rest, API_BASE_URL: 'not an address', SERVICE_KEY: 'short' }
    expect(() => parseEnvironment(broken)).toThrow(/API_BASE_URL: [\s\S]*SERVICE_KEY: [\s\S]*AUTH_SECRET: /)
  })

  test('never repeats a value, which may be a secret', () => {
    expect(() => parseEnvironment({ ...complete, SERVICE_KEY: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })
})
