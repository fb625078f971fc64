import AsyncHTTPClient
import NIOPosix

/// Asks whether somebody is there: where nothing listens, the answer is known at once.
enum ReadinessClient {
    static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroup: .singletonMultiThreadedEventLoopGroup, configuration: configuration)
    }()
}
