# One file, four small images: --target storefront, api, sandbox or demo.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
ARG PUBLIC_UPLOADS_URL=
RUN npm run build && node scripts/standalone.mjs /out

FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DRAIN_MS=5000
WORKDIR /app
RUN mkdir .data && chown node:node . .data
USER node
STOPSIGNAL SIGTERM

FROM base AS storefront
# Pages that are rendered are kept beside the build.
COPY --from=build --chown=node:node /out/storefront ./
# Left to itself Node keeps what is long done with (docs/operations/deploy.md).
ENV PORT=3000 DATA_DIR=/app/.data AUTH_TRUST_HOST=true MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-old-space-size=1024
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "scripts/lib/ask-health.mjs", "http://127.0.0.1:3000/api/health"]
CMD ["node", ".build/storefront.mjs"]

FROM base AS api
COPY --from=build /out/api ./
ENV API_PORT=4000 API_HOST=0.0.0.0 DATA_DIR=/app/.data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "scripts/lib/ask-health.mjs", "http://127.0.0.1:4000/health"]
CMD ["node", "--enable-source-maps", ".build/backend.mjs"]

FROM base AS sandbox
COPY --from=build /out/sandbox ./
ENV SANDBOX_PORT=4100 SANDBOX_HOST=0.0.0.0
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "scripts/lib/ask-health.mjs", "http://127.0.0.1:4100/health"]
CMD ["node", ".build/sandbox.mjs"]

# Runs once: fills the databases of the demo's operators.
FROM base AS demo
COPY --from=build /out/demo ./
ENV DATA_DIR=/app/.data
CMD ["node", "--enable-source-maps", ".build/demo.mjs"]
