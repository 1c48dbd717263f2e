# The program with the pairings server, for docs/compose.yaml: docker build -t swissproof .
FROM node:24-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm pack --pack-destination /tmp
# What only the server and the queue need does not come with the package.
RUN npm install --prefix /opt/swissproof --no-fund --no-audit /tmp/swissproof-*.tgz \
  $(node -p "Object.entries(require('./package.json').peerDependencies).map((one) => one.join('@')).join(' ')")

FROM node:24-slim
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
