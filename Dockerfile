# The server with its page:
#   docker build -t paydata .
#   docker run --init --read-only --cap-drop ALL --security-opt no-new-privileges -p 3000:3000 -v paydata:/data paydata
# It writes to /data and to nothing else, and runs as a user without rights.
FROM node:24-slim AS built
WORKDIR /paydata
COPY . .
# An image is a release, so each number in it has to stand for what it says (docs/releases.md).
RUN npm run numbers -- --release && npm run build && npm run web:build
# What only builds and tests need stays behind.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules e2e/node_modules \
  && npx --yes "$(node -p 'require("./package.json").packageManager')" \
    install --prod --frozen-lockfile --filter "@paydata/server..."

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA=/data
WORKDIR /paydata
COPY --from=built /paydata/package.json ./
COPY --from=built /paydata/node_modules node_modules
COPY --from=built /paydata/packages packages
COPY --from=built /paydata/apps/server apps/server
COPY --from=built /paydata/apps/web/dist/page apps/web/dist/page
RUN mkdir /data && chown node:node /data
# By its number (that of "node"), so that whoever starts it can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/src/main.js"]
