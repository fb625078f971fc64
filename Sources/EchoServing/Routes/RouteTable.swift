import Foundation
import NIOHTTP1

/// Decides what becomes of a request, by its head alone.
struct RouteTable: Sendable {
    var routes: [Route]
    /// Nil for any: who reaches the address by whatever name is heard.
    var names: HostNames?
    /// Whose pages are heard, besides; nil for those that `names` lets.
    var origins: HostNames?
    var now: @Sendable () -> Date = { Date() }

    func decide(_ head: HTTPRequestHead) -> RouteDecision {
        let path = head.uri.prefix { $0 != "?" }
        let matches = matches(path, isUpgrade: Self.isUpgrade(head))
        guard let first = matches.first else { return .refuse(.unknownPlace(head), nil) }
        let place = first.route.path
        if let names, !names.areMeant(by: head.headers) { return .refuse(.stranger(to: names), place) }
        if let origins, !origins.havePages(of: head.headers) { return .refuse(.strangePage(to: origins), place) }
        let methods = matches.flatMap(\.route.methods)
        if head.method == .OPTIONS { return .answer(.methods(methods), place) }
        let match = matches.first { $0.route.methods.contains(head.method) }
        if let refusal = Self.refusal(head, (match ?? first).route.check) { return .refuse(refusal, place) }
        guard let match else { return .refuse(.wrongMethod(head, methods), place) }
        guard case .socket(let subprotocol, _, _) = match.route.answer else {
            return Self.bodyProblem(head, match.route).map { .refuse($0, place) } ?? .plain(match)
        }
        if let refusal = signatureProblem(head, match) { return .refuse(refusal, place) }
        guard Self.isUpgrade(head) else { return .refuse(.upgradeWanted, place) }
        return .socket(match, subprotocol: Self.subprotocols(head).first { $0 == subprotocol })
    }

    /// Why a request is refused of which nothing but the first line is known, because no route has its method.
    func refusal(ofUnknownMethodIn head: HTTPRequestHead) -> HTTPRefusal {
        let matches = matches(head.uri.prefix { $0 != "?" }, isUpgrade: true)
        return matches.isEmpty ? .unknownPlace(head) : .wrongMethod(head, matches.flatMap(\.route.methods))
    }

    /// The routes of the first path that fits. Where plain requests are answered too, a socket is only for who asks for
    /// one.
    private func matches(_ path: Substring, isUpgrade: Bool) -> [MatchedRoute] {
        let fitting = routes.compactMap { route in
            route.path.parameters(in: path).map { MatchedRoute(route: route, parameters: $0) }
        }
        let matches = fitting.filter { $0.route.path == fitting[0].route.path }
        let plain = matches.filter { !$0.route.isSocket }
        return isUpgrade || plain.isEmpty ? matches : plain
    }

    /// A WebSocket's request has no body: its signature is checked before the connection switches.
    private func signatureProblem(_ head: HTTPRequestHead, _ match: MatchedRoute) -> HTTPRefusal? {
        guard case .signed(let signature) = match.route.check else { return nil }
        // It is over the address of the WebSocket, also where the wish for one was taken away before.
        var head = head
        head.headers.replaceOrAdd(name: "upgrade", value: "websocket")
        do { try signature.check(PlainRequest(head: head, parameters: match.parameters), at: now()) } catch {
            return .unsigned(error)
        }
        return nil
    }

    /// What the head alone can tell: the signature of a plain request is checked when the body is there.
    private static func refusal(_ head: HTTPRequestHead, _ check: RequestCheck) -> HTTPRefusal? {
        switch check {
        case .anyone, .signed: return nil
        case .bearer(let token, let prefix):
            let offered = offeredKeys(head, prefix)
            return offered.contains { token.admits($0) } ? nil : .unauthorized(offeredKey: !offered.isEmpty)
        case .tokens(let admits, let prefix):
            let offered = offeredKeys(head, prefix)
            return offered.contains(where: admits) ? nil : .unauthorized(offeredKey: !offered.isEmpty)
        case .password(let token):
            let offered = offeredKeys(head, nil) + head.headers["authorization"].compactMap(Self.password)
            return offered.contains { token.admits($0) } ? nil : .passwordWanted
        }
    }

    static func offeredKeys(_ head: HTTPRequestHead, _ prefix: String?) -> [String] {
        let bearer = head.headers["authorization"].compactMap(Self.bearer)
        guard let prefix else { return bearer }
        return bearer + subprotocols(head).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    private static func bearer(_ header: String) -> String? {
        let words = header.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
        return String(words[1])
    }

    private static func password(_ header: String) -> String? {
        let words = header.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "basic", let data = Data(base64Encoded: String(words[1])),
            let colon = data.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return String(decoding: data[data.index(after: colon)...], as: UTF8.self)
    }

    private static func subprotocols(_ head: HTTPRequestHead) -> [String] {
        head.headers[canonicalForm: "sec-websocket-protocol"].map { String($0) }
    }

    private static func isUpgrade(_ head: HTTPRequestHead) -> Bool {
        head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
            && head.headers.first(name: "sec-websocket-key") != nil
            && head.headers.first(name: "sec-websocket-version") == "13"
    }

    /// What the head says of a body that will not be read.
    private static func bodyProblem(_ head: HTTPRequestHead, _ route: Route) -> HTTPRefusal? {
        guard let body = route.body else { return nil }
        guard head.announcedBytes ?? 0 <= body.bytes else { return .tooLarge(body.bytes) }
        if let coding = head.headers.first(name: "content-encoding"), coding.lowercased() != "identity" {
            return .strangeCoding(coding)
        }
        guard let type = head.headers.first(name: "content-type") else { return nil }
        let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        guard name != body.mediaType else { return nil }
        return .strangeType(name, wanted: body.mediaType)
    }
}
