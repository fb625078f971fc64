import EchoServing
import NIOHTTP1

/// Makes routes of what either answers or has a problem.
enum APIRoute {
    static func make(
        _ method: HTTPMethod, _ path: RoutePath, _ door: ClientDoor, _ rights: UserRights, body: RouteBody? = nil,
        _ answer: @escaping @Sendable (PlainRequest) async throws(BridgeProblem) -> HTTPAnswer
    ) -> Route {
        Route(method, path, door.check, body: body) { request in
            do throws(BridgeProblem) {
                _ = try door.admit(request, to: rights)
                return .whole(try await answer(request))
            } catch {
                return .whole(error.answer)
            }
        }
    }

    static func stored<Value: Sendable>(
        _ ask: () async throws(CallStoreError) -> Value
    ) async throws(BridgeProblem) -> Value {
        do throws(CallStoreError) { return try await ask() } catch { throw BridgeProblem(error) }
    }
}
