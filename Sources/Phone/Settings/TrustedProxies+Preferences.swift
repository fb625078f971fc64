import EchoServing

extension TrustedProxies {
    /// As `[phone] proxies` says; what of it is no address is told, and is not trusted.
    ///
    /// - Returns: nil where it says nothing.
    package static func reading(_ addresses: [String]?) -> (proxies: TrustedProxies?, problems: [String]) {
        guard let addresses else { return (nil, []) }
        let known = addresses.filter { TrustedProxies([$0]) != nil }
        let problems = addresses.filter { TrustedProxies([$0]) == nil }.map {
            "“\($0)” in [phone] proxies is not the address of a proxy, such as 10.0.0.1."
        }
        return (TrustedProxies(Set(known)), problems)
    }
}
