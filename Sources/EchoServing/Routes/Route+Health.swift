import Foundation
import NIOHTTP1

/// What watches a server asks of it, whatever it serves.
extension Route {
    static func health(_ tally: ServerTally) -> [Route] {
        [
            Route(.GET, "/healthz", .anyone) { _ in
                .whole(HTTPAnswer(status: .ok, contentType: "text/plain; charset=utf-8", body: Data("ok\n".utf8)))
            },
            Route(.GET, "/metrics", .anyone) { _ in
                .whole(
                    HTTPAnswer(
                        status: .ok, contentType: "text/plain; version=0.0.4; charset=utf-8",
                        body: Data(tally.metrics.utf8)))
            },
        ]
    }
}
