import EchoStore
import House

extension HousePINKeeping {
    /// Of people's PINs nothing is kept but what Argon2id makes of them.
    static var hashed: HousePINKeeping {
        HousePINKeeping(
            kept: { await HashedPIN.hash($0) }, isSame: { figures, kept in await HashedPIN.isSame(figures, as: kept) })
    }
}
