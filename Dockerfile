# The server with its site. Not root, and the code is not its own to change; data in /data unless DATABASE_URL says otherwise.
FROM node:20-bookworm-slim AS build
WORKDIR /astragal
COPY . .
# What only builds goes. Games are linked by us, not by npm: again after it has tidied up.
RUN node tools/build.mjs house \
 && npm ci --omit=dev --workspace=packages/server --prefer-offline --no-audit --no-fund \
 && node -e "import('./tools/references.mjs').then(({ linkGames }) => linkGames())" \
 && rm -rf .cache

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY --from=build --chown=root:root /astragal /astragal
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /astragal
VOLUME /data
EXPOSE 8080
# Alive, not ready: a database that is away is no reason to restart the server.
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=64", "--v8-pool-size=1", "packages/server/dist/src/main.js"]
