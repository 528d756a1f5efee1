import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/platform/database/schema/*.ts',
  out: './backend/db/migrations',
})
