public import Echo
import EchoWire
import Foundation
public import House

/// Gets tokens of a Home Assistant, which hold for half an hour, by what a person allowed once.
public actor HomeAssistantTokens {
    private let address: HomeAssistantAddress
    private let http: any HTTPTransportProtocol
    private let now: @Sendable () -> ContinuousClock.Instant
    private var kept: (grant: HomeAssistantGrant, token: HomeAssistantToken, ends: ContinuousClock.Instant)?

    /// One that ends sooner is renewed before it is used.
    private static let margin = Duration.seconds(60)
    /// An answer that is longer is none.
    private static let mostBytes = 64 << 10

    public init(
        _ address: HomeAssistantAddress, http: any HTTPTransportProtocol,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        (self.address, self.http, self.now) = (address, http, now)
    }

    /// The tokens that a person granted, by the code that the page led back with.
    public func grant(for code: String, _ signIn: HomeAssistantSignIn) async throws(HouseError) -> HomeAssistantGrant {
        let answer = try await ask([
            (name: "grant_type", value: "authorization_code"), (name: "code", value: code),
            (name: "client_id", value: signIn.clientID),
        ])
        guard let refresh = answer["refresh_token"]?.string, !refresh.isEmpty else {
            throw .protocolBroken("no refresh token")
        }
        return HomeAssistantGrant(refreshToken: refresh, clientID: signIn.clientID)
    }

    /// One that holds; nil where the house takes the grant back. While it cannot be asked, the last one is as good as any.
    public func token(for grant: HomeAssistantGrant) async -> HomeAssistantToken? {
        if let kept, kept.grant == grant, now() + Self.margin < kept.ends { return kept.token }
        do throws(HouseError) {
            let answer = try await ask([
                (name: "grant_type", value: "refresh_token"), (name: "refresh_token", value: grant.refreshToken),
                (name: "client_id", value: grant.clientID),
            ])
            guard let text = answer["access_token"]?.string, let token = HomeAssistantToken(text, isShortLived: true)
            else { return nil }
            let seconds = min(max(answer["expires_in"]?.number ?? 1800, 0), 86_400)
            kept = (grant, token, now() + .seconds(seconds))
            return token
        } catch .tokenRefused {
            kept = nil
            return nil
        } catch {
            return kept.flatMap { $0.grant == grant ? $0.token : nil } ?? HomeAssistantToken.unknown
        }
    }

    private func ask(_ fields: [(name: String, value: String)]) async throws(HouseError) -> JSONValue {
        var timeouts = HTTPTimeouts()
        timeouts.total = .seconds(20)
        let request = HTTPRequest(
            method: "POST", url: address.url("/auth/token"),
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: Data(HomeAssistantSignIn.form(fields).utf8), timeouts: timeouts)
        let (status, data): (Int, Data)
        do { (status, data) = try await whole(request) } catch { throw .unreachable(address: address.text) }
        switch status {
        case 200: break
        case 400, 401, 403: throw .tokenRefused
        default: throw .protocolBroken("HTTP \(status)")
        }
        guard let answer = try? JSONValue(parsing: data), answer.object != nil else {
            throw .protocolBroken("not JSON")
        }
        return answer
    }

    private func whole(_ request: HTTPRequest) async throws -> (Int, Data) {
        let response = try await http.send(request)
        var data = Data()
        for try await piece in response.body {
            data.append(piece)
            if data.count > Self.mostBytes { throw HouseError.protocolBroken("too long") }
        }
        return (response.status, data)
    }
}
