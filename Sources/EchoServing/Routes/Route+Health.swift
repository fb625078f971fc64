import Foundation
import NIOHTTP1

/// What watches a server asks of it, whatever it serves, within the limits that hold for all.
extension Route {
    /// - Parameters:
    ///   - version: Of the program.
    ///   - more: Asked for what the program counts itself.
    static func health(
        _ tally: ServerTally, _ drain: ServerDrain, version: String?, more: @escaping @Sendable () -> [Metric]
    ) -> [Route] {
        var routes = [
            Route(.GET, "/healthz", .anyone) { _ in
                let (status, word): (HTTPResponseStatus, String) =
                    drain.isAnnounced ? (.serviceUnavailable, "draining\n") : (.ok, "ok\n")
                return .whole(
                    HTTPAnswer(status: status, contentType: "text/plain; charset=utf-8", body: Data(word.utf8)))
            },
            Route(.GET, "/metrics", .anyone) { _ in
                let text = tally.text(isDraining: drain.isAnnounced, version: version, process: .now, more: more())
                return .whole(
                    HTTPAnswer(
                        status: .ok, contentType: "text/plain; version=0.0.4; charset=utf-8", body: Data(text.utf8)))
            },
        ]
        routes[0].isProbe = true
        return routes
    }
}
