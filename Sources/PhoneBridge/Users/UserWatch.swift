/// Learns who is let in, as long as a bridge serves. Where the store is away, those are who were let in last.
struct UserWatch: Sendable {
    private static let pause = Duration.seconds(5)

    /// Nil where there are none.
    let store: (any UserKeepingProtocol)?
    let directory: UserDirectory

    func look() async {
        guard let users = try? await store?.users() else { return }
        directory.adopt(users)
    }

    func run() async {
        guard store != nil else { return }
        while (try? await Task.sleep(for: Self.pause)) != nil { await look() }
    }
}
