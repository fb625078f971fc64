import EchoServing
import Foundation
import NIOHTTP1

/// Says what can be asked of the bridge, as OpenAPI 3.1: to anyone, since it says nothing of calls.
enum DocumentAPI {
    static let document = Data(PackageResources.openapi_json)

    static var route: Route {
        Route(.GET, "/api/openapi.json", .anyone) { _ in
            .whole(HTTPAnswer(status: .ok, contentType: "application/json", body: document))
        }
    }
}
