import NIOCore
import Testing

@testable import Echo

@Suite struct `How long a connection is waited for` {
    @Test(arguments: [(Duration.seconds(30), TimeAmount.seconds(30)), (.seconds(2), .seconds(10))])
    func `is as long as the configuration says, and never shorter than ten seconds`(
        wanted: Duration, given: TimeAmount
    ) throws {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:1/v1"
        configuration.connectTimeout = wanted
        let echo = Echo(key: nil, configuration: configuration)
        let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: "gpt-realtime")
        #expect(echo.socket(to: endpoint).limits.connectTimeout == given)
        #expect(echo.socket(to: endpoint, .betweenAnswers).limits.connectTimeout == given)
    }
}
