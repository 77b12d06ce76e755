# Embellie behind nginx, without root and on a read-only disk: see docs/deploy.md.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
ARG EMBELLIE_BASE=/
ARG EMBELLIE_SITE_URL=
ARG EMBELLIE_COMMIT=
ARG EMBELLIE_DATE=
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light curl \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default /var/www/html
COPY --from=build /app/dist/ /usr/share/nginx/html/
COPY deploy/nginx.conf /etc/nginx/nginx.conf
RUN mv /usr/share/nginx/html/.hosts/nginx.conf /etc/nginx/conf.d/embellie.conf \
  && rm -rf /usr/share/nginx/html/.hosts /usr/share/nginx/html/.vite
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD curl --fail --silent --output /dev/null --location http://localhost:8080/ || exit 1
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
