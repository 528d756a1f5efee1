'use client'

import { useDispatch, useSelector } from 'react-redux'
import type { ShopState, ShopStore } from './make-shop'

/** For components inside a `ShopIsland`. */
export const useShop = useSelector.withTypes<ShopState>()
export const useShopDispatch = useDispatch.withTypes<ShopStore['dispatch']>()
