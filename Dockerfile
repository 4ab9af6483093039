# The shop in one image: API, built web pages and demo photos; neither sources nor build tools.
#   docker build -t shop .
#   docker run --init -p 8080:8080 -v shop-data:/data shop
# Without MONGODB_URI the embedded database keeps its files in /data. docs/operations.md has the rest.

FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/demo/package.json packages/demo/
COPY packages/docstore/package.json packages/docstore/
COPY packages/front/package.json packages/front/
COPY packages/http/package.json packages/http/
COPY packages/mongo/package.json packages/mongo/
COPY packages/photos/package.json packages/photos/
COPY packages/product-files/package.json packages/product-files/
COPY packages/renderer/package.json packages/renderer/
COPY packages/search/package.json packages/search/
COPY packages/shared/package.json packages/shared/
COPY packages/test-shop/package.json packages/test-shop/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

# All native parts come prebuilt, so no package needs its install script, here or below.
FROM manifests AS build
ENV TURBO_TELEMETRY_DISABLED=1
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The API keeps its maps: errors in the log name its sources with them.
RUN npm run build \
  && find packages/*/dist -type f \( -name '*.map' -o -name '*.d.ts' \) -delete

# What the server needs at run time, without what only editors, debuggers and other systems read.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace @shop/api --include-workspace-root=false \
    --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf node_modules/@libsql/*-musl

FROM node:22-bookworm-slim
# Makes glibc return freed memory; otherwise it keeps some 25 MB.
ENV MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
# A new named volume takes over this owner, so that the shop may write to it.
RUN mkdir --mode=700 /data && chown node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/packages/shared/package.json packages/shared/
COPY --from=build /app/packages/shared/dist packages/shared/dist
COPY --from=build /app/packages/search/package.json packages/search/
COPY --from=build /app/packages/search/dist packages/search/dist
COPY --from=build /app/packages/front/package.json packages/front/
COPY --from=build /app/packages/front/dist packages/front/dist
COPY --from=build /app/packages/http/package.json packages/http/
COPY --from=build /app/packages/http/dist packages/http/dist
COPY --from=build /app/packages/renderer/package.json packages/renderer/
COPY --from=build /app/packages/renderer/dist packages/renderer/dist
COPY --from=build /app/packages/docstore/package.json packages/docstore/
COPY --from=build /app/packages/docstore/dist packages/docstore/dist
COPY --from=build /app/packages/photos/package.json packages/photos/
COPY --from=build /app/packages/photos/dist packages/photos/dist
COPY --from=build /app/packages/product-files/package.json packages/product-files/
COPY --from=build /app/packages/product-files/dist packages/product-files/dist
COPY --from=build /app/packages/demo/package.json packages/demo/
COPY --from=build /app/packages/demo/assets packages/demo/assets
COPY --from=build /app/apps/api/package.json apps/api/
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist

# The base image's user "node", by number: an orchestrator can only tell from a number that it is not root.
USER 1000:1000
EXPOSE 8080
# A process that only works off jobs serves nothing that could be asked.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "if (process.env.WORKER_ONLY === 'on') process.exit(0); fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
