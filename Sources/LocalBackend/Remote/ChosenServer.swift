import EchoWire
import NIOCore

/// Tells whether the server that was chosen for a part is there.
actor ChosenServer {
    private let role: PartRole
    private let server: PartServer
    private let key: String?
    private let tell: @Sendable (FoundServer) -> Void
    /// As it described itself.
    private var known: PartServer?
    private var isLooking = false
    /// That it is not there is told once.
    private var hasFailed = false

    /// - Parameter tell: is told when it is there, and when it is not.
    init(
        _ role: PartRole, _ server: PartServer, key: String?, tell: @escaping @Sendable (FoundServer) -> Void
    ) {
        (self.role, self.server, self.key, self.tell) = (role, server, key, tell)
    }

    /// Asks it beside what it is used for, unless it is known to be there.
    nonisolated func isUsed() { Task { await look() } }

    /// Asks it, unless it is known to be there.
    func look() async {
        guard known == nil, !isLooking else { return }
        isLooking = true
        defer { isLooking = false }
        do throws(RemoteError) {
            let found = try await described()
            (known, hasFailed) = (found, false)
            tell(FoundServer(role, found, isThere: true))
        } catch {
            // It is there soon.
            if case .loading = error { return }
            if !hasFailed { tell(FoundServer(role, server, fails: error.reason)) }
            hasFailed = true
        }
    }

    /// It did not do what it is for.
    func fail() {
        guard let server = known else { return }
        (known, hasFailed) = (nil, true)
        tell(FoundServer(role, server, isThere: false))
    }

    private func described() async throws(RemoteError) -> PartServer {
        var found = server
        if server.isWyoming {
            guard let offer = try await WyomingServer(server).offer(for: role, within: .seconds(3)) else {
                throw .noModel(server: server.name)
            }
            (found.model, found.product) = (server.model ?? offer.model, offer.program)
            return found
        }
        do throws(RemoteError) {
            let models = try await RemoteEndpoint(server: server, key: key).models(within: .seconds(3))
            guard let model = models.first(where: { $0.id == server.model }) ?? ModelPicker.pick(role, from: models)
            else { return found }
            found.model = server.model ?? model.id
            found.product = ModelPicker.product(model, at: server.port)
        } catch {
            // Many that hear or speak list no models.
            guard case .refused(_, 404, _) = error else { throw error }
        }
        return found
    }
}
