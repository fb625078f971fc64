import Echo
import EchoTestKit
import Foundation

@testable import ImmersionAdapters

/// A server on loopback that does to each request what it is told, and a wire to it.
struct WireServer {
    let puppet: PuppetHTTPServer
    let wire: ProviderWire
    let address: ProviderAddress

    init(
        timeout: Duration = .seconds(30), _ script: @escaping @Sendable (PuppetHTTPRequest) -> [PuppetHTTPStep]
    ) async throws {
        puppet = PuppetHTTPServer(script: script)
        address = ProviderAddress("http://127.0.0.1:\(try await puppet.start())/v1/")
        wire = ProviderWire(transport: HTTPTransport(), timeout: timeout)
    }

    var request: PuppetHTTPRequest? { puppet.requests.first }
}
