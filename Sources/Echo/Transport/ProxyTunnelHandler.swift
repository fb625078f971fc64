import Foundation
import NIOCore

/// Asks a proxy for a tunnel to a server (RFC 9110 §9.3.6), and leaves the pipeline when there is one.
///
/// Lives on its channel's event loop and is never touched from elsewhere.
final class ProxyTunnelHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// No proxy has more to say before the tunnel begins.
    private static let maximumHead = 16 << 10

    private let target: HTTPTarget
    private let proxy: ProxyEnvironment.Proxy
    private let tunnel: EventLoopPromise<Void>
    private var head = Data()

    /// - Parameter tunnel: succeeds when the server can be spoken to; fails with an `EchoError` when the proxy declines.
    init(to target: HTTPTarget, through proxy: ProxyEnvironment.Proxy, tunnel: EventLoopPromise<Void>) {
        self.target = target
        self.proxy = proxy
        self.tunnel = tunnel
    }

    func channelActive(context: ChannelHandlerContext) {
        let request = ByteBuffer(string: Self.request(to: target, through: proxy))
        context.writeAndFlush(Self.wrapOutboundOut(request), promise: nil)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        head.append(contentsOf: Self.unwrapInboundIn(data).readableBytesView)
        if head.firstRange(of: Data("\r\n\r\n".utf8)) != nil {
            finish(context, Self.refusal(String(decoding: head, as: UTF8.self)))
        } else if head.count > Self.maximumHead {
            finish(context, "the proxy does not speak HTTP")
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        tunnel.fail(ChannelError.eof)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        tunnel.fail(error)
        context.close(promise: nil)
    }

    private func finish(_ context: ChannelHandlerContext, _ refusal: String?) {
        if let refusal {
            tunnel.fail(EchoError.unreachable(host: target.name, reason: refusal))
            context.close(promise: nil)
        } else {
            context.pipeline.syncOperations.removeHandler(self).cascade(to: tunnel)
        }
    }

    static func request(to target: HTTPTarget, through proxy: ProxyEnvironment.Proxy) -> String {
        let host = target.host.contains(":") ? "[\(target.host)]" : target.host
        var lines = ["CONNECT \(host):\(target.port) HTTP/1.1", "Host: \(host):\(target.port)"]
        if let user = proxy.user {
            let credentials = Data("\(user):\(proxy.password ?? "")".utf8).base64EncodedString()
            lines.append("Proxy-Authorization: Basic \(credentials)")
        }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// What the head of the proxy's answer means; nil for a tunnel.
    static func refusal(_ head: String) -> String? {
        let words = head.split(separator: " ", maxSplits: 2)
        guard head.hasPrefix("HTTP/1."), words.count >= 2, let status = Int(words[1].prefix(3)) else {
            return "the proxy does not speak HTTP"
        }
        switch status {
        case 200..<300: return nil
        case 407: return "the proxy requires a user name and password"
        default: return "the proxy refused the connection"
        }
    }
}

@available(*, unavailable)
extension ProxyTunnelHandler: Sendable {}
