import AsyncHTTPClient
import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import PhoneExchange

/// An app and an exchange that know each other, while a test calls.
struct PhoneStand: Sendable {
    static let number = "+14155550100"
    static let stranger = "+14155550111"

    let app: TinyApp
    let exchange: PhoneExchange
    /// Of the REST API.
    let api: String

    static func run(
        _ app: TinyApp = TinyApp(), faults: Set<ExchangeFault> = [],
        configure: (inout ExchangeConfiguration) -> Void = { _ in },
        _ body: (PhoneStand) async throws -> Void
    ) async throws {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let configuration = app.configuration
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { port.finish() }
                try await HTTPServer(configuration).run { port.yield($0) }
            }
            for await port in ports {
                app.opened(at: port)
                var settings = ExchangeConfiguration(
                    number: number, voiceURL: app.origin + "/voice", statusURL: app.origin + "/status")
                settings.faults = faults
                settings.sayPace = .milliseconds(1)
                settings.detectionTime = .milliseconds(50)
                if app.origin != app.local {
                    settings.tunnel = ExchangeTunnel(publicOrigin: app.origin, localOrigin: app.local)
                }
                configure(&settings)
                try await talk(app, PhoneExchange(settings), body)
                break
            }
            group.cancelAll()
        }
    }

    private static func talk(
        _ app: TinyApp, _ exchange: PhoneExchange, _ body: (PhoneStand) async throws -> Void
    ) async throws {
        let api = try await exchange.start()
        do {
            try await body(PhoneStand(app: app, exchange: exchange, api: api))
            await exchange.stop()
        } catch {
            await exchange.stop()
            throw error
        }
    }

    /// Somebody calls the app, to the end of the call.
    func call(_ steps: [CallerStep]) async throws -> (call: ExchangeCall, caller: ScriptedCaller) {
        let caller = ScriptedCaller(steps)
        let sid = try await exchange.call(from: Self.stranger, to: Self.number, caller: caller)
        return (try await exchange.ended(sid), caller)
    }

    struct Answer: Sendable {
        var status: UInt
        var json: JSONValue

        var sid: CallSID { CallSID(json["sid"]?.string ?? "") }
    }

    /// Asks the REST API.
    ///
    /// - Parameter path: behind the account.
    func ask(
        _ method: HTTPMethod, _ path: String, _ fields: [String: String] = [:], key: String? = nil
    ) async throws -> Answer {
        let configuration = exchange.configuration
        var request = HTTPClientRequest(url: api + "/2010-04-01/Accounts/\(configuration.account)/" + path)
        request.method = method
        request.setBasicAuth(
            username: key ?? configuration.key, password: key == nil ? configuration.keySecret : "wrong")
        if method == .POST {
            request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
            let plain = CharacterSet.alphanumerics
            let body = fields.map { $0 + "=" + ($1.addingPercentEncoding(withAllowedCharacters: plain) ?? "") }
            request.body = .bytes(ByteBuffer(string: body.joined(separator: "&")))
        }
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        let body = try await response.body.collect(upTo: 1 << 20)
        return Answer(status: response.status.code, json: try JSONValue(parsing: String(buffer: body)))
    }

    /// The app places a call, to its end.
    func place(_ fields: [String: String] = [:]) async throws -> ExchangeCall {
        let answer = try await begin(fields)
        return try await exchange.ended(answer.sid)
    }

    func begin(_ fields: [String: String] = [:]) async throws -> Answer {
        let usual = [
            "To": Self.stranger, "From": Self.number, "Url": app.origin + "/voice",
            "StatusCallback": app.origin + "/status", "StatusCallbackEvent": "initiated ringing answered completed",
        ]
        return try await ask(.POST, "Calls.json", usual.merging(fields) { $1 })
    }

    var statuses: [String] { app.forms("/status").compactMap { $0["CallStatus"] } }
}
