import EchoWire
import Synchronization

/// The models of a server as it lists them, all at once or page by page.
struct ServerModelList: Sendable {
    /// Asks for a page: the first, or the one behind a place of the list.
    typealias Ask = @Sendable (_ after: String?) async throws(EchoError) -> JSONValue

    /// Pages of one list; a server that has more of them is at fault.
    static let mostPages = 200
    /// Characters of the place behind which a page begins.
    private static let longestPlace = 500

    private(set) var models: [ServerModel] = []
    /// Those whose context is told as they were made, not as they are run.
    private(set) var trained: Set<String> = []
    /// Whether the end was reached: of one that was not, nobody knows what else is in it.
    private(set) var isWhole = false
    private var names: Set<String> = []

    /// - Returns: the place behind which the next page begins; nil at the end.
    /// - Throws: as `ServerModel.list(answered:)`, and what `tellsOfNoModelList` for a list of what could be deployed.
    mutating func take(_ page: JSONValue) throws(EchoError) -> String? {
        guard !Self.isOfWhatCouldBeDeployed(page) else { throw .rejected(status: 501, message: "") }
        let told = try ServerModel.list(answered: page)
        let new = told.filter { names.insert($0.name).inserted }
        models += new.prefix(ServerModel.most - models.count)
        trained.formUnion(ServerModel.namesOfTrained(page))
        // A server that knows no pages sends the same one again.
        let isLast = page["has_more"]?.bool != true || new.isEmpty || models.count >= ServerModel.most
        let place = page["last_id"]?.string ?? told.last?.name
        guard !isLast, let place, !place.isEmpty, place.count <= Self.longestPlace else {
            isWhole = models.count < ServerModel.most
            return nil
        }
        return place
    }

    /// Azure lists the models that it could run, and answers to the names that people give to those they deploy: what can be
    /// asked is told by nobody.
    static func isOfWhatCouldBeDeployed(_ page: JSONValue) -> Bool {
        ServerModel.entries(page)?.first.map { $0["lifecycle_status"] != nil && $0["capabilities"] != nil } ?? false
    }
}

extension ServerModelList {
    /// The part of the list read so far, whatever becomes of the rest.
    private final class Begun: Sendable { let list = Mutex<ServerModelList?>(nil) }

    /// Reads a list to its end. Of one whose end does not come in time, or is refused, what was read counts.
    ///
    /// - Parameter host: for the error when nothing comes in time.
    static func read(
        within patience: Duration, from host: String, _ ask: @escaping Ask
    ) async -> Result<ServerModelList, EchoError> {
        let begun = Begun()
        return await withTaskGroup(of: EchoError?.self) { group in
            group.addTask { await readPages(ask) { list in begun.list.withLock { $0 = list } } }
            group.addTask {
                try? await Task.sleep(for: patience)
                return .connectionTimedOut(host: host)
            }
            defer { group.cancelAll() }
            let error = await group.next() ?? nil
            return begun.list.withLock(\.self).map(Result.success) ?? .failure(error ?? .connectionTimedOut(host: host))
        }
    }

    /// - Parameter keep: is given what was read, after each page.
    /// - Returns: what kept the next page from being read; nil at the end.
    private static func readPages(_ ask: Ask, keep: (ServerModelList) -> Void) async -> EchoError? {
        var list = ServerModelList()
        var place: String?
        for _ in 0..<mostPages {
            do throws(EchoError) { place = try list.take(try await ask(place)) } catch { return error }
            keep(list)
            guard place != nil else { return nil }
        }
        return nil
    }
}
