/// Keeps who may ask the bridges for what.
package protocol UserKeepingProtocol: Sendable {
    /// By name, those whose token was taken back or has expired among them.
    func users() async throws(CallStoreError) -> [BridgeUser]
    /// Takes the place of the one of the same name.
    func save(_ user: BridgeUser) async throws(CallStoreError)
}
