# The image of Faro Empleo. It needs no network and no root at run time, and writes to /data, /backups and /tmp only.
# deploy/compose.yaml runs it. The version of Node is that of package.json, which server/start/deploy-files.test.ts compares.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# The packages first: a change of the sources alone does not install them again.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The base image has the same Node as the package, which takes 190 MB.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin faro-empleo \
  && install --directory --owner=faro-empleo --group=faro-empleo --mode=0700 /data /backups
WORKDIR /app
# The sources serve the commands: node server/commands/cli.ts create-operator …
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/demo ./demo
COPY --from=build /app/server ./server
COPY --from=build /app/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Whether the process lives. A database that is away must not restart it: docs/operations.md.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "build/server/main.js"]
