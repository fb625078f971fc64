import Testing

@testable import EchoServing

@Suite struct `A path is matched to a route` {
    @Test(
        arguments: [
            ("/v1/models", "/v1/models", [:]),
            ("/v1/responses/{id}", "/v1/responses/resp_1", ["id": "resp_1"]),
            ("/v1/responses/{id}", "/v1/responses/a%20b", ["id": "a b"]),
            ("/v1/models/{id...}", "/v1/models/meta/llama%2F3", ["id": "meta/llama/3"]),
            ("/calls/{call}/media", "/calls/CA1/media", ["call": "CA1"]),
            ("/", "/", [:]),
        ] as [(String, String, [String: String])])
    func `and its parameters are read`(route: String, path: String, parameters: [String: String]) {
        #expect(RoutePath(route).parameters(in: path[...]) == parameters)
    }

    @Test(arguments: [
        ("/v1/models", "/v1/models/"), ("/v1/models", "/v1/Models"), ("/v1/models", "v1/models"),
        ("/v1/models/{id...}", "/v1/models/"), ("/v1/models/{id...}", "/v1/models"),
        ("/v1/responses/{id}", "/v1/responses/a/b"), ("/v1/responses/{id}", "/v1/responses/%ZZ"),
        ("/v1/responses/{id}", "/v1/responses/"), ("/calls/{call}/media", "/calls//media"), ("/", ""),
    ])
    func `or it is another one`(route: String, path: String) {
        #expect(RoutePath(route).parameters(in: path[...]) == nil)
    }
}
