# The program with the pairings server, for docs/compose.yaml: docker build -t swissproof .
# The base image is named by its digest, which Dependabot renews (.github/dependabot.yml).
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm pack --pack-destination /tmp
# What only the server and the queue need does not come with the package; its versions are those of the lock file, too.
RUN node scripts/server-packages.mjs /opt/swissproof \
  && npm ci --prefix /opt/swissproof --ignore-scripts --no-fund --no-audit \
  && mkdir /opt/swissproof/node_modules/swissproof \
  && tar -xzf /tmp/swissproof-*.tgz --strip-components=1 -C /opt/swissproof/node_modules/swissproof

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
COPY --from=build /opt/swissproof /opt/swissproof
# Where the embedded database lies, if there is no other one; nothing else is written.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
WORKDIR /data
ENV NODE_ENV=production NODE_DISABLE_COMPILE_CACHE=1
ENTRYPOINT ["node", "/opt/swissproof/node_modules/swissproof/dist/cli/main.js"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
