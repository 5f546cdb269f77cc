#pragma once

#include <microhttpd.h>

/// Leaves a URL as it was sent: the server decodes it itself, and sees what `%00` and `%2e` hide.
static inline size_t vitrine_keep_url(void *context, struct MHD_Connection *connection, char *url) {
  size_t length = 0;
  while (url[length] != 0) length++;
  return length;
}

/// Starts a daemon on a socket that listens already; `MHD_start_daemon` is variadic, which Swift
/// does not import. Connections are served by `threads` threads, and idle ones are closed after
/// 60 seconds. Stopping the daemon closes the socket. Returns NULL where it cannot start.
static inline struct MHD_Daemon *vitrine_start_daemon(int listening, unsigned int threads,
                                                      MHD_AccessHandlerCallback handler,
                                                      void *context) {
  return MHD_start_daemon(MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, 0, NULL, NULL, handler,
                          context, MHD_OPTION_LISTEN_SOCKET, listening,
                          MHD_OPTION_THREAD_POOL_SIZE, threads, MHD_OPTION_CONNECTION_TIMEOUT, 60u,
                          MHD_OPTION_UNESCAPE_CALLBACK, &vitrine_keep_url, NULL, MHD_OPTION_END);
}
