import Foundation
import NIOSSL
import Synchronization

/// The certificates of a server, read again when their files change: they are replaced while it serves.
package final class TLSContexts: Sendable {
    private struct State {
        var context: NIOSSLContext
        var dates: [Date?]
        var failure: TLSIdentityError?
    }

    static let pause = Duration.seconds(30)

    private let identity: TLSIdentity
    private let state: Mutex<State>

    package init(_ identity: TLSIdentity) throws(TLSIdentityError) {
        self.identity = identity
        state = Mutex(State(context: try identity.context(), dates: Self.dates(identity)))
    }

    /// For connections that come now.
    package var current: NIOSSLContext { state.withLock(\.context) }

    /// Looks until it is cancelled.
    ///
    /// - Parameter tell: told of new ones, and once of those that cannot be used: the old ones hold until they can.
    package func watch(_ tell: @Sendable (TLSIdentityError?) -> Void) async {
        while (try? await Task.sleep(for: Self.pause)) != nil { look(tell) }
    }

    package func look(_ tell: @Sendable (TLSIdentityError?) -> Void) {
        let dates = Self.dates(identity)
        guard state.withLock({ $0.dates != dates || $0.failure != nil }) else { return }
        do throws(TLSIdentityError) {
            let context = try identity.context()
            state.withLock { $0 = State(context: context, dates: dates) }
            tell(nil)
        } catch {
            let isNew = state.withLock { state in
                defer { state.failure = error }
                return state.failure != error
            }
            if isNew { tell(error) }
        }
    }

    private static func dates(_ identity: TLSIdentity) -> [Date?] {
        [identity.certificateFile, identity.keyFile].map { path in
            let path = URL(filePath: path).resolvingSymlinksInPath().path
            return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }
    }
}
